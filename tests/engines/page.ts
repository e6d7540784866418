/** A page in any engine, spoken to as Playwright's: what is pressed or read is waited for. */
import { setTimeout as sleep } from "node:timers/promises";
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from "ivya";
import type { Agent } from "./agent-protocol.ts";
import type { Driver, Key, ViewportSize } from "./driver.ts";

/** Only what never comes takes this long: a busy machine is waited for. */
const WITHIN_MS = 20_000;
const POLL_MS = 50;

type RoleOptions = Parameters<typeof getByRoleSelector>[1];
type TextOptions = Parameters<typeof getByTextSelector>[1];

/** Tries until it answers true; says in the end why it did not. */
async function waitUntil(what: string, isDone: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + WITHIN_MS;
  let reason = "";
  for (;;) {
    try {
      if (await isDone()) return;
    } catch (error) {
      reason = `: ${error instanceof Error ? error.message : error}`;
    }
    if (performance.now() > deadline) throw new Error(`${what} did not happen within ${WITHIN_MS} ms${reason}`);
    await sleep(POLL_MS);
  }
}

function callAgent<Name extends keyof Agent>(
  driver: Driver,
  name: Name,
  ...values: Parameters<Agent[Name]>
): Promise<Awaited<ReturnType<Agent[Name]>>> {
  return driver.evaluate<Awaited<ReturnType<Agent[Name]>>>(
    `agent.${name}(${values.map((value) => JSON.stringify(value)).join(", ")})`,
  );
}

abstract class Finder {
  constructor(protected readonly driver: Driver) {}

  protected abstract find(selector: string): Locator;

  getByRole(role: string, options?: RoleOptions): Locator {
    return this.find(getByRoleSelector(role, options));
  }

  getByLabel(text: string | RegExp, options?: TextOptions): Locator {
    return this.find(getByLabelSelector(text, options));
  }

  getByText(text: string | RegExp, options?: TextOptions): Locator {
    return this.find(getByTextSelector(text, options));
  }
}

export class Locator extends Finder {
  constructor(
    driver: Driver,
    private readonly selector: string,
  ) {
    super(driver);
  }

  protected find(selector: string): Locator {
    return new Locator(this.driver, `${this.selector} >> ${selector}`);
  }

  filter({ hasText }: { hasText: string }): Locator {
    return this.find(`internal:has-text=${JSON.stringify(hasText)}i`);
  }

  first(): Locator {
    return this.find("nth=0");
  }

  async click(): Promise<void> {
    await waitUntil(`A press on ${this.selector}`, async () => {
      const reason = await callAgent(this.driver, "explainUnready", this.selector);
      if (reason) throw new Error(reason);
      await (await this.pick()).click();
      return true;
    });
  }

  /** Writes into a field in place of what is there. */
  async fill(text: string): Promise<void> {
    await this.waitFor();
    const isWritten = await callAgent(this.driver, "selectText", this.selector);
    if (!isWritten) return callAgent(this.driver, "setValue", this.selector, text);
    await (text === "" ? this.driver.press("Delete") : (await this.pick()).type(text));
  }

  async selectOption(value: string): Promise<void> {
    await this.waitFor();
    await callAgent(this.driver, "setValue", this.selector, value);
  }

  async setInputFiles(path: string): Promise<void> {
    await waitUntil(`A file field ${this.selector}`, async () => (await this.count()) === 1);
    await (await this.pick()).upload(path);
  }

  async press(key: Key): Promise<void> {
    await this.waitFor();
    await callAgent(this.driver, "focus", this.selector);
    await this.driver.press(key);
  }

  /** Waits until exactly one such element is seen, or none. */
  async waitFor({ state = "visible" }: { state?: "visible" | "hidden" } = {}): Promise<void> {
    const isSeen = state === "visible";
    await waitUntil(`${this.selector} becoming ${state}`, async () => {
      const count = await callAgent(this.driver, "countVisible", this.selector);
      if (isSeen && count > 1) throw new Error(`there are ${count}`);
      return count === (isSeen ? 1 : 0);
    });
  }

  async waitForText(pattern: RegExp): Promise<void> {
    await waitUntil(`${pattern} in ${this.selector}`, async () => pattern.test(await this.textContent()));
  }

  async waitForValue(pattern: RegExp): Promise<void> {
    await waitUntil(`${pattern} as value of ${this.selector}`, async () => pattern.test(await this.inputValue()));
  }

  count = () => callAgent(this.driver, "count", this.selector);
  textContent = () => callAgent(this.driver, "readText", this.selector);
  inputValue = () => callAgent(this.driver, "readValue", this.selector);
  getAttribute = (name: string) => callAgent(this.driver, "readAttribute", this.selector, name);

  private pick() {
    return this.driver.find(`agentPick(${JSON.stringify(this.selector)})`);
  }
}

export class EnginePage extends Finder {
  constructor(
    driver: Driver,
    private readonly origin: string,
  ) {
    super(driver);
  }

  protected find(selector: string): Locator {
    return new Locator(this.driver, selector);
  }

  async goto(path: string): Promise<void> {
    await this.driver.goto(this.origin + path);
    await this.waitUntilReady();
  }

  async reload(): Promise<void> {
    await this.driver.reload();
    await this.waitUntilReady();
  }

  goBack = () => this.driver.back();
  press = (key: Key) => this.driver.press(key);
  resize = (size: ViewportSize) => this.driver.resize(size);
  close = () => this.driver.close();

  /** What an expression in the page is worth. */
  evaluate<T>(expression: string): Promise<T> {
    return this.driver.evaluate<T>(expression);
  }

  /** Waits until an expression in the page is true. */
  async waitUntil(expression: string): Promise<void> {
    await waitUntil(expression, () => this.driver.evaluate<boolean>(expression));
  }

  /** Scripts start after the first frame: until the page says that it answers, only its text is there. */
  private async waitUntilReady(): Promise<void> {
    await this.waitUntil("'agent' in window && document.documentElement.dataset.ready !== undefined");
  }
}
