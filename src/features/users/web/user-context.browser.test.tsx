import { QueryClientProvider } from "@tanstack/react-query";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { createQueryClient } from "#web/lib/query-client.ts";
import { SAVED_USER_KEY } from "#web/lib/visitor-keys.ts";
import { expectConsoleErrors } from "../../../../tests/support/web/console.ts";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { answer, answerNothing, refuse, stubApi } from "../../../../tests/support/web/stub-api.ts";
import { meAnswerSchema, userAnswerSchema } from "../users.schema.ts";
import { type UserContextValue, UserProvider, useUser } from "./user-context.tsx";

let context: UserContextValue;

function Probe() {
  context = useUser();
  return <output>{context.user?.username ?? "nobody"}</output>;
}

const zipgrin = buildWebUser();
const saved = {
  id: zipgrin.id,
  username: "zipgrin",
  isAdmin: false,
  isModerator: false,
  xUsername: "@zip",
  telegramUsername: null,
};
const points = { awarded: 6, totalPoints: 12 };

describe("useUser", () => {
  it("outside its provider throws the promised sentence", async () => {
    const { forget } = expectConsoleErrors();
    await expect(render(<Probe />)).rejects.toThrow("useUser must be used within a UserProvider");
    forget();
  });
});

describe("UserProvider", () => {
  it("shows the saved member while the server has not answered", async () => {
    localStorage.setItem(SAVED_USER_KEY, JSON.stringify(saved));
    const { screen } = await renderPage(<Probe />, { api: { "GET /api/auth/me": () => new Promise(() => undefined) } });
    await expect.element(screen.getByRole("status")).toHaveTextContent("zipgrin");
    expect(context.isConfirmed).toBe(false);
  });

  it("removes a corrupt saved member", async () => {
    for (const corrupt of ["{", "null", '"zipgrin"', '{"id":7,"username":"zipgrin"}', '{"id":"","username":""}']) {
      localStorage.setItem(SAVED_USER_KEY, corrupt);
      const pending = { "GET /api/auth/me": () => new Promise<never>(() => undefined) } as const;
      const { screen } = await renderPage(<Probe />, { api: pending });
      await expect.element(screen.getByRole("status")).toHaveTextContent("nobody");
      expect(localStorage.getItem(SAVED_USER_KEY)).toBeNull();
      await screen.unmount();
      vi.mocked(window.fetch).mockRestore();
    }
  });

  it("believes the server over the storage, whether it names a member or none", async () => {
    localStorage.setItem(SAVED_USER_KEY, JSON.stringify({ ...saved, username: "old_name" }));
    const { screen, api, queryClient } = await renderPage(<Probe />, { user: zipgrin });
    await expect.element(screen.getByRole("status")).toHaveTextContent("zipgrin");
    expect(JSON.parse(localStorage.getItem(SAVED_USER_KEY) ?? "")).toEqual({ ...saved, xUsername: null });

    api.set({ "GET /api/auth/me": refuse(401, "access.login_required", "Please log in") });
    await queryClient.invalidateQueries();
    await expect.element(screen.getByRole("status")).toHaveTextContent("nobody");
    expect(localStorage.getItem(SAVED_USER_KEY)).toBeNull();
  });

  it("keeps the saved member when the server cannot be reached", async () => {
    localStorage.setItem(SAVED_USER_KEY, JSON.stringify(saved));
    const { screen } = await renderPage(<Probe />, { api: { "GET /api/auth/me": refuse(503, "server.busy", "Busy") } });
    await expect.element(screen.getByRole("status")).toHaveTextContent("zipgrin");
    expect(localStorage.getItem(SAVED_USER_KEY)).not.toBeNull();
  });

  it("does not let an answer from before the login win", async () => {
    let answerMe: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      answerMe = resolve;
    });
    const { screen } = await renderPage(<Probe />, {
      api: {
        "GET /api/auth/me": () => late.then(() => answer(meAnswerSchema, { user: null })),
        "POST /api/auth/login": answer(userAnswerSchema, { user: zipgrin }),
      },
    });
    await context.login({ username: "zipgrin", password: "secret1" });
    answerMe();
    await late;
    await expect.element(screen.getByRole("status")).toHaveTextContent("zipgrin");
  });

  it("forgets member, storage and the member's data at logout", async () => {
    const { screen, queryClient } = await renderPage(<Probe />, {
      user: zipgrin,
      api: { "POST /api/auth/logout": answerNothing() },
    });
    await expect.element(screen.getByRole("status")).toHaveTextContent("zipgrin");
    queryClient.setQueryData(["/api/users", zipgrin.id, "stats"], { stats: {} });
    queryClient.setQueryData(["/api/leaderboard?month=2026-11&filter=all"], { leaderboard: [] });
    await context.logout();
    await expect.element(screen.getByRole("status")).toHaveTextContent("nobody");
    expect(localStorage.getItem(SAVED_USER_KEY)).toBeNull();
    expect(queryClient.getQueryData(["/api/users", zipgrin.id, "stats"])).toBeUndefined();
    expect(queryClient.getQueryData(["/api/leaderboard?month=2026-11&filter=all"])).toBeDefined();
  });

  it("keeps the member logged in when the logout did not reach the server", async () => {
    const { screen } = await renderPage(<Probe />, {
      user: zipgrin,
      api: { "POST /api/auth/logout": refuse(503, "server.busy", "Busy") },
    });
    await expect.element(screen.getByRole("status")).toHaveTextContent("zipgrin");
    await expect(context.logout()).rejects.toThrow("503: Busy");
    await expect.element(screen.getByRole("status")).toHaveTextContent("zipgrin");
  });

  it("saves a changed profile, and refuses without a member", async () => {
    const changed = { ...zipgrin, xUsername: "@zip" };
    const { screen, api } = await renderPage(<Probe />);
    await expect.poll(() => context.isConfirmed).toBe(true);
    await expect(context.updateProfile({ xUsername: "@zip" })).rejects.toThrow("No user logged in");

    api.set({
      "POST /api/users/register": answer(userAnswerSchema, { user: zipgrin }, 201),
      [`PUT /api/users/${zipgrin.id}/profile`]: answer(userAnswerSchema, { user: changed }),
    });
    await context.register({ username: "zipgrin", password: "secret1" });
    await expect.element(screen.getByRole("status")).toHaveTextContent("zipgrin");
    await context.updateProfile({ xUsername: "@zip" });
    expect(JSON.parse(localStorage.getItem(SAVED_USER_KEY) ?? "")).toMatchObject({ xUsername: "@zip" });
  });
});

describe("requestAward", () => {
  const track = "POST /api/actions/track";
  const board = ["/api/leaderboard?month=2026-11&filter=all"];
  const stats = ["/api/users", zipgrin.id, "stats?month=2026-11"];
  const contacts = ["/api/users", zipgrin.id, "recovery-contacts"];

  it("does nothing without a member", async () => {
    const { api } = await renderPage(<Probe />);
    await expect.poll(() => context.isConfirmed).toBe(true);
    await expect(context.requestAward("tweet")).resolves.toBeUndefined();
    expect(api.countOf(track)).toBe(0);
  });

  it("sends member and action, then refreshes the board and the member's stats only", async () => {
    const { api, queryClient } = await renderPage(<Probe />, {
      user: zipgrin,
      api: { [track]: { status: 200, body: points } },
    });
    await expect.poll(() => context.user?.id).toBe(zipgrin.id);
    for (const key of [board, stats, contacts]) queryClient.setQueryData(key, {});
    await expect(context.requestAward("tweet")).resolves.toEqual(points);
    expect(api.bodiesOf(track)).toEqual([{ userId: zipgrin.id, actionType: "tweet" }]);
    await expect.poll(() => queryClient.getQueryState(board)?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(stats)?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(contacts)?.isInvalidated).toBe(false);
  });

  it("only logs a failure", async () => {
    const { log, forget } = expectConsoleErrors();
    await renderPage(<Probe />, { user: zipgrin, api: { [track]: refuse(500, "server.error", "Broken") } });
    await expect.poll(() => context.user?.id).toBe(zipgrin.id);
    await expect(context.requestAward("tweet")).resolves.toBeUndefined();
    expect(log).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ message: "500: Broken" }));
    forget();
  });
});

describe("hydration", () => {
  it("of the prerendered page meets no difference, and then shows the saved member at once", async () => {
    stubApi({ "GET /api/auth/me": () => new Promise(() => undefined) });
    const tree = (
      <QueryClientProvider client={createQueryClient()}>
        <UserProvider>
          <Probe />
        </UserProvider>
      </QueryClientProvider>
    );
    const root = document.createElement("div");
    root.innerHTML = renderToString(tree);
    expect(root.textContent).toBe("nobody");
    localStorage.setItem(SAVED_USER_KEY, JSON.stringify(saved));
    const onRecoverableError = vi.fn();
    const hydrated = hydrateRoot(root, tree, { onRecoverableError });
    await expect.poll(() => root.textContent).toBe("zipgrin");
    expect(onRecoverableError).not.toHaveBeenCalled();
    hydrated.unmount();
  });
});

describe("two tabs", () => {
  it("ask the server again when the other one logs in or out", async () => {
    const api = stubApi({ "GET /api/auth/me": answer(meAnswerSchema, { user: zipgrin }) });
    const screen = await render(
      <QueryClientProvider client={createQueryClient()}>
        <UserProvider>
          <Probe />
        </UserProvider>
      </QueryClientProvider>,
    );
    await expect.element(screen.getByRole("status")).toHaveTextContent("zipgrin");
    api.set({ "GET /api/auth/me": answer(meAnswerSchema, { user: null }) });
    window.dispatchEvent(new StorageEvent("storage", { key: SAVED_USER_KEY }));
    await expect.element(screen.getByRole("status")).toHaveTextContent("nobody");
  });
});
