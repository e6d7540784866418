import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { SAVED_USER_KEY } from "#web/lib/visitor-keys.ts";
import type { User } from "../users.schema.ts";
import { readSavedUser } from "./saved-user.ts";
import { createUserActions, type UserActions } from "./user-actions.ts";
import { fetchMe, ME_KEY } from "./users.api.ts";

export interface UserContextValue extends UserActions {
  user: User | null;
  /** True once the server has said who this is; until then `user` is what the browser remembers. */
  isConfirmed: boolean;
}

const UserContext = createContext<UserContextValue | undefined>(undefined);

function useSavedUser(): User | null {
  const [savedUser, setSavedUser] = useState<User | null>(null);
  // After hydration and before the next paint: the prerendered page knows no member.
  useLayoutEffect(() => {
    const saved = readSavedUser();
    // The rest of the profile comes with the server's answer; the list of its fields is too much for the first load.
    setSavedUser(saved as User | null);
  }, []);
  return savedUser;
}

/** Knows who is here: from the browser's storage at first, then from the server, whose word wins. */
export function UserProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const savedUser = useSavedUser();
  const { data: confirmedUser } = useQuery({ queryKey: ME_KEY, queryFn: fetchMe });
  const isConfirmed = confirmedUser !== undefined;
  const user = isConfirmed ? confirmedUser : savedUser;

  useEffect(() => {
    function handleStorage(event: StorageEvent) {
      if (event.key === SAVED_USER_KEY) void queryClient.invalidateQueries({ queryKey: ME_KEY });
    }
    window.addEventListener("storage", handleStorage);
    return () => window.removeEventListener("storage", handleStorage);
  }, [queryClient]);

  const userId = user?.id;
  const actions = useMemo(() => createUserActions(queryClient, userId), [queryClient, userId]);
  const value = useMemo(() => ({ user, isConfirmed, ...actions }), [user, isConfirmed, actions]);
  return <UserContext value={value}>{children}</UserContext>;
}

export function useUser(): UserContextValue {
  const value = useContext(UserContext);
  if (value === undefined) throw new Error("useUser must be used within a UserProvider");
  return value;
}
