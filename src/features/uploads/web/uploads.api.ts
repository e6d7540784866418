import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { type SendingState, sendForm } from "#web/lib/send-form.ts";
import type { UploadType } from "../uploads.rules.ts";
import type { Upload, UploadList } from "../uploads.schema.ts";

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
  onState: (state: SendingState) => void;
}

function toForm({ file, type }: UploadValues): FormData {
  const form = new FormData();
  form.append("type", type);
  form.append("file", file);
  return form;
}

export function useUploadFile() {
  return useUploadChange((values: UploadValues) =>
    sendForm<Upload>("/api/admin/upload", { form: toForm(values), onState: values.onState }),
  );
}

export function useReplaceUpload(fileName: string) {
  return useUploadChange((values: UploadValues) =>
    sendForm<Upload>(`${UPLOADS}/${fileName}`, { method: "PUT", form: toForm(values), onState: values.onState }),
  );
}

export function useRemoveUpload() {
  return useUploadChange((fileName: string) => callApi(`${UPLOADS}/${fileName}`, { method: "DELETE" }));
}
