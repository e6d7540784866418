import { ApiError, readErrorBody } from "./api-client.ts";

/** Sends a form and tells how much of it (0 to 1) is on its way, which fetch cannot; throws ApiError like `callApi`. */
export function sendForm<Answer>(path: string, form: FormData, onProgress: (share: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    // The same error as fetch throws, so that it is described in the same words.
    request.onerror = () => reject(new TypeError("the server cannot be reached"));
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) return resolve(JSON.parse(responseText) as Answer);
      const body = readErrorBody(responseText);
      reject(new ApiError(status, body.error || responseText || statusText, body.code));
    };
    request.send(form);
  });
}
