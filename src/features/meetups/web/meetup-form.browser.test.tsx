import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { boardImageAnswerSchema } from "#features/boards/board.schema.ts";
import { ANSWER_WITHIN_MS } from "#web/lib/api-client.ts";
import { expectAccessible } from "../../../../tests/support/web/expect-accessible.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { meetupAnswerSchema, meetupListSchema } from "../meetup.schema.ts";
import { buildMeetup } from "./build-meetup.ts";
import { MeetupsPage } from "./meetups-page.tsx";

const IMAGE_ID = "019a0000-0000-7000-8000-0000000000aa";
const uploaded = answer(
  boardImageAnswerSchema,
  { image: { id: IMAGE_ID, url: `/api/boards/images/${IMAGE_ID}`, width: 800, height: 600 } },
  201,
);
const noMeetups = answer(meetupListSchema, { meetups: [], nextCursor: null });

async function openForm(api: ApiStubs = {}) {
  const rendered = await renderPage(<MeetupsPage />, {
    user: buildWebUser(),
    path: "/meetups",
    api: { "GET /api/meetups": noMeetups, ...api },
  });
  await page.getByRole("button", { name: "Create Meetup" }).first().click();
  return { ...rendered, form: page.getByRole("form", { name: "New meetup" }) };
}

type Form = Awaited<ReturnType<typeof openForm>>["form"];

/** Summer of the next year, wherever the clock of the test stands. */
const NEXT_SUMMER = `${new Date().getFullYear() + 1}-06-01T19:30`;

async function fill(form: Form, eventAt = NEXT_SUMMER) {
  await form.getByLabelText("Title").fill("Sticker run");
  await form.getByLabelText("Description").fill("Bring a marker.");
  await form.getByLabelText("City").fill("Berlin");
  await form.getByLabelText("Date and time").fill(eventAt);
  await form.getByLabelText("Time zone").selectOptions("Europe/Berlin");
}

async function expectToast(title: string, text: string) {
  await expect.element(page.getByRole("listitem").filter({ hasText: title })).toHaveTextContent(text);
}

/** A picture of one dot. */
async function drawPicture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext("2d")?.fillRect(0, 0, 1, 1);
  return new File([await canvas.convertToBlob()], name, { type: "image/png" });
}

beforeEach(() => page.viewport(1440, 900));

describe("the form of a new meetup", () => {
  it("has the visitor's zone chosen, counts its letters, and has nothing for axe to find", async () => {
    const { form } = await openForm();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await expect.element(form.getByLabelText("Time zone")).toHaveValue(zone);
    await form.getByLabelText("Title").fill("x".repeat(100));
    await expect.element(form.getByLabelText("Title")).toHaveValue("x".repeat(80));
    await expect.element(form.getByText("80 / 80")).toBeVisible();
    await expect.element(form.getByText("0 / 1,000")).toBeVisible();
    await expectAccessible();
    await page.viewport(320, 800);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  it("counts an emoji as one letter, as the server does", async () => {
    const { form } = await openForm();
    await form.getByLabelText("Title").fill("💰".repeat(81));
    await expect.element(form.getByLabelText("Title")).toHaveValue("💰".repeat(80));
  });

  it("names what is missing, marks it and puts the focus on the first", async () => {
    const { form, api } = await openForm();
    await form.getByLabelText("Title").fill(" \u2800 ");
    await form.getByRole("button", { name: "Post Meetup" }).click();
    await expectToast("Missing Information", "Please fill in all required fields.");
    await expect.element(form.getByLabelText("Title")).toHaveFocus();
    for (const label of ["Title", "Description", "City", "Date and time"]) {
      await expect
        .element(form.getByLabelText(label))
        .toHaveAccessibleDescription(/Please fill in all required fields\./);
    }
    await expect.element(form.getByLabelText("Country")).not.toHaveAttribute("aria-invalid");
    await expectAccessible();
    await form.getByLabelText("Title").fill("Sticker run");
    await expect.element(form.getByLabelText("Title")).not.toHaveAttribute("aria-invalid");
    expect(api.countOf("POST /api/meetups")).toBe(0);
  });

  it("refuses a moment that is over, and seats that are none", async () => {
    const { form } = await openForm();
    await fill(form, "2020-01-01T10:00");
    await form.getByRole("button", { name: "Post Meetup" }).click();
    const moment = form.getByLabelText("Date and time");
    await expect.element(moment).toHaveAccessibleDescription(/Choose a time that is still to come\./);
    await expect.element(moment).toHaveFocus();
    await moment.fill(NEXT_SUMMER);
    await form.getByLabelText("Seats").fill("0");
    await form.getByRole("button", { name: "Post Meetup" }).click();
    await expect
      .element(form.getByLabelText("Seats"))
      .toHaveAccessibleDescription(/Use a whole number from 1 to 10,000\./);
  });

  it("posts, says so, closes, and is empty when it opens again", async () => {
    const { form, api } = await openForm({
      "POST /api/meetups": answer(meetupAnswerSchema, { meetup: buildMeetup(1) }, 201),
      "POST /api/boards/images": uploaded,
    });
    await fill(form);
    await form.getByLabelText("Country").fill("Germany");
    await form.getByLabelText("Seats").fill("30");
    await form.getByRole("button", { name: "meme-contest" }).click();
    await form.getByRole("button", { name: "shill-raid" }).click();
    await form.getByLabelText("Add pictures").upload([await drawPicture("dot.png")]);
    await expect.element(form.getByRole("img", { name: "Picture 1 of Sticker run" })).toBeVisible();
    await expect.element(form.getByText("1 picture ready")).toBeInTheDocument();
    api.set({ "GET /api/meetups": answer(meetupListSchema, { meetups: [buildMeetup(1)], nextCursor: null }) });
    await form.getByRole("button", { name: "Post Meetup" }).click();
    await expectToast("Meetup Created!", "Your meetup has been posted to the community.");
    expect(api.bodiesOf("POST /api/meetups")).toEqual([
      {
        title: "Sticker run",
        description: "Bring a marker.",
        city: "Berlin",
        country: "Germany",
        venue: "",
        eventAt: NEXT_SUMMER,
        endsAt: "",
        timeZone: "Europe/Berlin",
        tags: ["meme-contest", "shill-raid"],
        images: [IMAGE_ID],
        capacity: 30,
      },
    ]);
    await expect.element(page.getByRole("heading", { level: 3, name: "Meetup 1" })).toBeVisible();
    const create = page.getByRole("button", { name: "Create Meetup" });
    await expect.element(create).toHaveFocus();
    await create.click();
    await expect.element(form.getByLabelText("Title")).toHaveValue("");
  });

  it("closes with Cancel, and has what was typed when it is opened again, until it is started afresh", async () => {
    const { form } = await openForm();
    await form.getByLabelText("Title").fill("Never mind");
    await form.getByRole("button", { name: "Cancel" }).click();
    await expect.element(form).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Create Meetup" }).first().click();
    await expect.element(form.getByLabelText("Title")).toHaveValue("Never mind");
    await form.getByRole("button", { name: "Start afresh" }).click();
    await expect.element(form.getByLabelText("Title")).toHaveValue("");
  });

  it("keeps what was typed when the server refuses, and says what the server said", async () => {
    const { form } = await openForm({
      "POST /api/meetups": refuse(429, "meetups.day_limit", "You have posted 20 meetups today. Go on tomorrow."),
    });
    await fill(form);
    await form.getByRole("button", { name: "Post Meetup" }).click();
    await expectToast("Error", "Failed to create meetup. Please try again.");
    await expect.element(form.getByRole("alert")).toHaveTextContent("You have posted 20 meetups today.");
    await expect.element(form.getByLabelText("Title")).toHaveValue("Sticker run");
  });
});

describe("the pictures of the form", () => {
  it("are four at most, and can be taken out again", async () => {
    const { form } = await openForm({ "POST /api/boards/images": uploaded });
    const files = await Promise.all([1, 2, 3, 4, 5].map((number) => drawPicture(`${number}.png`)));
    await form.getByLabelText("Add pictures").upload(files);
    await expectToast("Upload Failed", "Only 4 pictures fit here.");
    await expect.element(form.getByText("4 pictures ready")).toBeInTheDocument();
    await form.getByRole("button", { name: "Remove picture 2" }).click();
    await expect.element(form.getByText("3 / 4")).toBeVisible();
    await expect.element(form.getByLabelText("Add pictures")).toHaveFocus();
  });

  it("come by pasting as well", async () => {
    const { form } = await openForm({ "POST /api/boards/images": uploaded });
    const data = new DataTransfer();
    data.items.add(await drawPicture("pasted.png"));
    const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    (await form.getByLabelText("Title").findElement()).dispatchEvent(paste);
    await expect.element(form.getByText("1 picture ready")).toBeInTheDocument();
  });

  it("say what is wrong with a file that is no picture, or that the server refuses", async () => {
    const { form } = await openForm({
      "POST /api/boards/images": refuse(415, "images.kind", "This file is not a picture that we can read"),
    });
    await userEvent.upload(form.getByLabelText("Add pictures"), [await drawPicture("broken.png")]);
    await expectToast("Upload Failed", "This file is not a picture that we can read");
    await expect.element(form.getByText("0 / 4")).toBeVisible();
  });

  it("keep their place without a line, and are sent again when asked", async () => {
    const { form, api } = await openForm({ "POST /api/boards/images": () => Promise.reject(new TypeError("no line")) });
    await form.getByLabelText("Add pictures").upload([await drawPicture("far.png")]);
    await expect.element(form.getByText(/^The server cannot be reached\./)).toBeVisible();
    await expect.element(form.getByText("1 / 4")).toBeVisible();
    await expectAccessible();
    api.set({ "POST /api/boards/images": uploaded });
    await form.getByRole("button", { name: "Try again" }).click();
    await expect.element(form.getByText("1 picture ready")).toBeInTheDocument();
    expect(form.getByRole("button", { name: "Try again" }).elements()).toEqual([]);
  });

  it("say when nothing moves, and go on waiting or are sent again", async () => {
    const { form, api } = await openForm({ "POST /api/boards/images": () => new Promise(() => undefined) });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await form.getByLabelText("Add pictures").upload([await drawPicture("stuck.png")]);
    await expect.poll(() => api.countOf("POST /api/boards/images")).toBe(1);
    vi.advanceTimersByTime(ANSWER_WITHIN_MS);
    vi.useRealTimers();
    await expect.element(form.getByText("Nothing has moved for 8 seconds. Still waiting.")).toBeVisible();
    await expect.element(form.getByRole("progressbar", { name: "Uploading stuck.png" })).toBeVisible();
    api.set({ "POST /api/boards/images": uploaded });
    await form.getByRole("button", { name: "Try again" }).click();
    await expect.element(form.getByText("1 picture ready")).toBeInTheDocument();
  });

  it("are waited for before the meetup is posted", async () => {
    let resolve = () => {};
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    const { form, api } = await openForm({
      "POST /api/boards/images": async () => {
        await promise;
        return uploaded;
      },
    });
    await fill(form);
    await form.getByLabelText("Add pictures").upload([await drawPicture("slow.png")]);
    await expect.element(form.getByRole("progressbar", { name: "Uploading slow.png" })).toBeVisible();
    await form.getByRole("button", { name: "Post Meetup" }).click();
    await expect.element(form.getByRole("alert")).toHaveTextContent("Wait until the pictures are through.");
    expect(api.countOf("POST /api/meetups")).toBe(0);
    resolve();
    await expect.element(form.getByText("1 picture ready")).toBeInTheDocument();
  });
});
