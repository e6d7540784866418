import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { sendForm } from "#web/lib/api-upload.ts";
import type { UploadType } from "../admin.rules.ts";
import type { AdminStats, ConsoleResult, MemberLock, MemberLockAnswer, Upload, UploadList } from "../admin.schema.ts";

const UPLOADS_KEY = ["/api/admin/uploads"] as const;

/** Asked anew whenever the panel is opened, for it is looked at to see what has changed. */
export function useAdminStats() {
  return useQuery<AdminStats>({ queryKey: ["/api/admin/stats"], staleTime: 0, retry: 2, retryDelay: 500 });
}

export function runQuery(query: string): Promise<ConsoleResult> {
  return callApi<ConsoleResult>("/api/admin/sql", { method: "POST", body: { query } });
}

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

export function useLockMember() {
  return useMutation({
    mutationFn: (body: MemberLock) => callApi<MemberLockAnswer>("/api/admin/member-lock", { method: "POST", body }),
  });
}
