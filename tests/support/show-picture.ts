import type { TestApp, TestMember } from "./build-test-app.ts";

const BOUNDARY = "----work";

/** Shows the house a picture, as the meme tool does. */
export function showPicture(
  { inject }: Pick<TestApp, "inject">,
  member: TestMember | undefined,
  picture: Buffer,
  name = "picture",
) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="work"\r\nContent-Type: image/png\r\n\r\n`;
  return inject({
    method: "POST",
    url: "/api/works",
    headers: { ...member?.headers, "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  });
}
