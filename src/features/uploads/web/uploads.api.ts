import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toApiError } from "#web/lib/api-client.ts";
import type { UploadType } from "../uploads.rules.ts";
import type { Upload, UploadList } from "../uploads.schema.ts";

/** Sends a form and tells how much of it (0 to 1) is on its way, which fetch cannot; throws ApiError like `callApi`. */
function sendForm<Answer>(path: string, form: FormData, onProgress: (share: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    // The same error as fetch throws, so that it is described in the same words.
    request.onerror = () => reject(new TypeError("the server cannot be reached"));
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) return resolve(JSON.parse(responseText) as Answer);
      reject(toApiError(request, responseText));
    };
    request.send(form);
  });
}

const UPLOADS_KEY = ["/api/admin/uploads"] as const;

export function useUploads() {
  return useQuery<UploadList>({ queryKey: UPLOADS_KEY, staleTime: 0, retry: 1 });
}

interface UploadValues {
  file: File;
  type: UploadType;
  onProgress: (share: number) => void;
}

export function useUploadFile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ file, type, onProgress }: UploadValues) => {
      const form = new FormData();
      form.append("type", type);
      form.append("file", file);
      return sendForm<Upload>("/api/admin/upload", form, onProgress);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: UPLOADS_KEY }),
  });
}
