import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, toApiError } from "#web/lib/api-client.ts";
import type { UploadType } from "../uploads.rules.ts";
import type { Upload, UploadList } from "../uploads.schema.ts";

interface SentForm {
  method: "POST" | "PUT";
  path: string;
  form: FormData;
  onProgress: (share: number) => void;
}

/** Sends a form and tells how much of it (0 to 1) is on its way, which fetch cannot; throws ApiError like `callApi`. */
function sendForm<Answer>({ method, path, form, onProgress }: SentForm): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
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

const UPLOADS = "/api/admin/uploads";
const UPLOADS_KEY = [UPLOADS] as const;

/** What came last, of all types. */
export function useLastUploads() {
  return useQuery<UploadList>({ queryKey: UPLOADS_KEY, staleTime: 0, retry: 1 });
}

/** Everything of a type whose name has these letters, page by page. */
export function useUploads(type: UploadType, q: string) {
  return useInfiniteQuery({
    queryKey: [UPLOADS, type, q],
    queryFn: ({ pageParam, signal }) => {
      const params = new URLSearchParams({ type, q, ...(pageParam !== null && { cursor: pageParam }) });
      return callApi<UploadList>(`${UPLOADS}?${params}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    retry: 1,
  });
}

/** Afterwards every list of uploads is asked for again. */
function useUploadChange<Values, Answer>(change: (values: Values) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: UPLOADS_KEY }),
  });
}

interface UploadValues {
  file: File;
  type: UploadType;
  onProgress: (share: number) => void;
}

function toForm({ file, type }: UploadValues): FormData {
  const form = new FormData();
  form.append("type", type);
  form.append("file", file);
  return form;
}

export function useUploadFile() {
  return useUploadChange((values: UploadValues) =>
    sendForm<Upload>({
      method: "POST",
      path: "/api/admin/upload",
      form: toForm(values),
      onProgress: values.onProgress,
    }),
  );
}

export function useReplaceUpload(fileName: string) {
  return useUploadChange((values: UploadValues) =>
    sendForm<Upload>({
      method: "PUT",
      path: `${UPLOADS}/${fileName}`,
      form: toForm(values),
      onProgress: values.onProgress,
    }),
  );
}

export function useRemoveUpload() {
  return useUploadChange((fileName: string) => callApi(`${UPLOADS}/${fileName}`, { method: "DELETE" }));
}
