import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { User } from "#features/users/users.schema.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { ME_KEY } from "#features/users/web/users.api.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { callApi } from "#web/lib/api-client.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Sign } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { toast } from "#web/ui/toast.ts";
import type { WornFace } from "../pfp.schema.ts";
import { wearMessages } from "./wear.messages.ts";

/** A hood with its eyes and its zip. */
const HOOD = "M4 21V11a8 8 0 0 1 16 0v10M9 12h1M14 12h1M8 17h8M10 16v2M12 16v2M14 16v2";

interface WearButtonProps {
  faceId: string;
  title: string;
}

/** Puts a face on, by which others know the member of this session, and takes it off again. */
export function WearButton({ faceId, title }: WearButtonProps) {
  const t = useMessages(wearMessages);
  const { user } = useUser();
  const queryClient = useQueryClient();
  const isWorn = user?.faceId === faceId;
  const { mutate, isPending } = useMutation({
    mutationFn: (body: WornFace) => callApi<WornFace>(`/api/users/${user?.id}/face`, { method: "PUT", body }),
    onSuccess(worn) {
      queryClient.setQueryData<User | null>(ME_KEY, (me) => me && { ...me, ...worn });
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.join("/").startsWith("/api/leaderboard"),
      });
      if (worn.faceId === null) toast({ title: t("off"), description: t("offText"), variant: "success" });
      else toast({ title: t("on", { title }), variant: "success" });
    },
    onError: (error) => showFailure(error, { description: describeError(error, t("failed")) }),
  });

  return (
    <IconButton
      icon={<Sign path={HOOD} />}
      label={t("wear", { title })}
      aria-pressed={isWorn}
      aria-busy={isPending || undefined}
      onClick={() => isPending || mutate({ faceId: isWorn ? null : faceId })}
    />
  );
}
