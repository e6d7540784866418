/** Somebody who calls: a visitor, or a member of any role who comes back when a call has ended the session or the account. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Call } from "./fuzz-calls.ts";

export interface Answer {
  status: number;
  text: string;
  type: string;
}

/** Beyond this a call hangs. */
const ANSWER_WITHIN_MS = 30_000;
const TRIES = 60;
const PAUSE_MS = 1000;
const PASSWORD = "fuzz-and-fuzz-again";

export class Caller {
  private cookie = "";
  private username = "";
  private count = 0;
  private lastWords = "";

  constructor(
    private readonly origin: string,
    readonly role: "visitor" | "member" | "moderator" | "administrator",
    /** Gives a member of that name the role. */
    private readonly promote: (username: string, role: "moderator" | "administrator") => Promise<void>,
  ) {}

  async send({ method, path, headers, body }: Omit<Call, "route">): Promise<Answer> {
    // In one piece: a site that refuses a form by its length hangs up, and a part that came after that would hide the answer.
    const form = body instanceof FormData ? new Response(body) : undefined;
    const formType = form?.headers.get("content-type");
    const response = await fetch(this.origin + path, {
      method,
      headers: { origin: this.origin, cookie: this.cookie, ...headers, ...(formType && { "content-type": formType }) },
      body: (await form?.arrayBuffer()) ?? (body as string | undefined) ?? null,
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const text = await response.text();
    return { status: response.status, text, type: response.headers.get("content-type") ?? "" };
  }

  /** A site that is busy says so, and is asked again. */
  private async enter(path: string, values: object): Promise<boolean> {
    for (let again = 0; again < TRIES; again += 1) {
      if (await this.tryEntering(path, values)) return true;
      if (!this.lastWords.startsWith("503")) return false;
      await sleep(PAUSE_MS);
    }
    return false;
  }

  private async tryEntering(path: string, values: object): Promise<boolean> {
    const response = await fetch(this.origin + path, {
      method: "POST",
      headers: { origin: this.origin, "content-type": "application/json" },
      body: JSON.stringify({ ...values, password: PASSWORD }),
    });
    this.cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
    this.lastWords = `${response.status} ${(await response.text()).slice(0, 300)}`;
    return response.ok && this.cookie !== "";
  }

  private async isIn(): Promise<boolean> {
    if (this.cookie === "") return false;
    const { status, text } = await this.send({ method: "GET", path: "/api/auth/me", headers: {}, body: undefined });
    if (status !== 200) return false;
    const { user } = JSON.parse(text) as { user: { isAdmin: boolean; isModerator: boolean } | null };
    if (this.role === "administrator") return user?.isAdmin === true;
    return this.role === "moderator" ? user?.isModerator === true : user !== null;
  }

  /** Answers once the caller is who they should be. */
  async comeBack(): Promise<void> {
    if (this.role === "visitor" || (await this.isIn())) return;
    if (
      this.username !== "" &&
      (await this.enter("/api/auth/login", { username: this.username })) &&
      (await this.isIn())
    )
      return;
    this.count += 1;
    this.username = `fuzz_${this.role.slice(0, 5)}_${this.count}_${Math.random().toString(36).slice(2, 6)}`;
    if (!(await this.enter("/api/users/register", { username: this.username })))
      throw new Error(`${this.role} cannot register: ${this.lastWords}`);
    if (this.role === "member") return;
    await this.promote(this.username, this.role);
    await this.enter("/api/auth/login", { username: this.username });
  }
}
