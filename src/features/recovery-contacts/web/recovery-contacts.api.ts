import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import type { ContactMethod, RecoveryContact, RecoveryContactsAnswer } from "../recovery-contacts.schema.ts";

interface ContactAnswer {
  contact: RecoveryContact;
}

function getContactsKey(userId: string) {
  return ["/api/users", userId, "recovery-contacts"] as const;
}

export function useRecoveryContacts(userId: string) {
  return useQuery<RecoveryContactsAnswer>({ queryKey: getContactsKey(userId), retry: 1 });
}

/** Changes the list at once as the server has answered; no second call for what is known. */
function useContactList(userId: string) {
  const queryClient = useQueryClient();
  return (change: (contacts: RecoveryContact[]) => RecoveryContact[]) =>
    queryClient.setQueryData<RecoveryContactsAnswer>(
      getContactsKey(userId),
      (answer) => answer && { ...answer, contacts: change(answer.contacts) },
    );
}

function putContact(contacts: RecoveryContact[], contact: RecoveryContact): RecoveryContact[] {
  const isKnown = contacts.some(({ id }) => id === contact.id);
  return isKnown ? contacts.map((known) => (known.id === contact.id ? contact : known)) : [...contacts, contact];
}

/** Sends a code to the contact; the same contact again gets a new one. */
export function useAddRecoveryContact(userId: string) {
  const changeList = useContactList(userId);
  return useMutation({
    mutationFn: (body: { method: ContactMethod; contact: string; password?: string }) =>
      callApi<ContactAnswer>(`/api/users/${userId}/recovery-contacts`, { method: "POST", body }),
    onSuccess: ({ contact }) => changeList((contacts) => putContact(contacts, contact)),
  });
}

export function useConfirmRecoveryContact(userId: string, contactId: string) {
  const changeList = useContactList(userId);
  return useMutation({
    mutationFn: (body: { code: string }) =>
      callApi<ContactAnswer>(`/api/users/${userId}/recovery-contacts/${contactId}/confirm`, { method: "POST", body }),
    onSuccess: ({ contact }) => changeList((contacts) => putContact(contacts, contact)),
  });
}

export function useDeleteRecoveryContact(userId: string, contactId: string) {
  const changeList = useContactList(userId);
  return useMutation({
    mutationFn: (body: { password?: string }) =>
      callApi(`/api/users/${userId}/recovery-contacts/${contactId}`, { method: "DELETE", body }),
    onSuccess: () => changeList((contacts) => contacts.filter(({ id }) => id !== contactId)),
  });
}
