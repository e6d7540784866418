import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ApiError } from "../lib/api-client.ts";
import { TextField } from "../ui/field.tsx";
import { dismissToast, getToasts } from "../ui/toast.ts";
import { useForm } from "./use-form.ts";
import { useFormValues } from "./use-form-values.ts";

interface Pass {
  name: string;
  city: string;
}

const EMPTY: Pass = { name: "", city: "" };

interface PassFormProps {
  onSubmit?: (values: Pass, intent: string) => Promise<void>;
  onFailure?: (message: string) => void;
  findBlamed?: () => "city";
}

function PassForm({ onSubmit = async () => undefined, onFailure = () => undefined, findBlamed }: PassFormProps) {
  const { values, onChange } = useFormValues(EMPTY);
  const form = useForm({
    values,
    onChange,
    findProblems: (given) =>
      (["name", "city"] as const)
        .filter((field) => given[field] === "")
        .map((field) => ({ field, title: "Missing", message: `Enter the ${field}` })),
    onSubmit,
    failureText: "It did not work",
    onFailure,
    ...(findBlamed && { findBlamed }),
  });
  return (
    <form {...form.props} aria-label="Pass">
      <TextField {...form.bind("name", 3)} label="Name" />
      <TextField {...form.bind("city")} label="City" />
      {form.problem && <p role="alert">{form.problem}</p>}
      <button type="submit" value="send">
        Send
      </button>
      <button type="submit" value="draft">
        Keep as a draft
      </button>
      <p role="status">
        {form.isBusy ? "busy" : "idle"}, {form.isDirty ? "unsaved" : "as it was"}
      </p>
    </form>
  );
}

const field = (name: string) => page.getByRole("textbox", { name });
const press = (name = "Send") => page.getByRole("button", { name }).click();

async function fillIn() {
  await field("Name").fill("Zip");
  await field("City").fill("Lagos");
}

function refuseWith(error: unknown) {
  return () => Promise.reject(error);
}

afterEach(() => {
  for (const { id } of getToasts()) dismissToast(id);
});

describe("a form", () => {
  it("says at each field what is wrong there, tells the first as a toast and gives it the focus", async () => {
    const onSubmit = vi.fn(async () => undefined);
    await render(<PassForm onSubmit={onSubmit} />);
    await field("Name").fill("Zip");
    await field("Name").clear();
    await press();
    await expect.element(field("Name")).toHaveAccessibleDescription("Enter the name");
    await expect.element(field("City")).toHaveAccessibleDescription("Enter the city");
    await expect.element(field("City")).toHaveAttribute("aria-invalid", "true");
    await expect.element(field("Name")).toHaveFocus();
    expect(getToasts().map(({ title, description }) => [title, description])).toEqual([["Missing", "Enter the name"]]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("drops what it says at a field when that field is changed, and leaves the focus there", async () => {
    await render(<PassForm />);
    await press();
    await field("City").fill("L");
    await expect.element(field("City")).not.toHaveAttribute("aria-invalid");
    await expect.element(field("Name")).toHaveAttribute("aria-invalid", "true");
    await expect.element(field("City")).toHaveFocus();
  });

  it("gives the focus to the wrong field again when it is sent unchanged", async () => {
    await render(<PassForm />);
    await press();
    await field("City").click();
    await press();
    await expect.element(field("Name")).toHaveFocus();
  });

  it("sends its values once, however often the button is pressed", async () => {
    const finish: (() => void)[] = [];
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
    await render(<PassForm onSubmit={onSubmit} />);
    await fillIn();
    const button = (await page.getByRole("button", { name: "Send" }).findElement()) as HTMLButtonElement;
    button.click();
    button.click();
    await expect.element(page.getByRole("status")).toHaveTextContent("busy");
    button.click();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledWith({ name: "Zip", city: "Lagos" }, "send");
    finish[0]?.();
    await expect.element(page.getByRole("status")).toHaveTextContent("idle");
  });

  it("knows which of its buttons sent it; Enter is the first", async () => {
    const onSubmit = vi.fn(async () => undefined);
    await render(<PassForm onSubmit={onSubmit} />);
    await fillIn();
    await press("Keep as a draft");
    expect(onSubmit).toHaveBeenLastCalledWith(expect.anything(), "draft");
    await field("City").click();
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenLastCalledWith(expect.anything(), "send");
  });

  it("puts the server's words at the field that the answer names", async () => {
    const onFailure = vi.fn();
    const refusal = new ApiError(400, "No such place", "pass.city", "city");
    await render(<PassForm onSubmit={refuseWith(refusal)} onFailure={onFailure} />);
    await fillIn();
    await press();
    await expect.element(field("City")).toHaveAccessibleDescription("No such place");
    await expect.element(field("City")).toHaveFocus();
    expect(onFailure).toHaveBeenCalledWith("No such place", refusal);
    await expect.element(page.getByRole("status")).toHaveTextContent("idle");
  });

  it("blames the field that the form thinks of when the answer names none", async () => {
    const refusal = new ApiError(409, "Taken", "pass.taken");
    await render(<PassForm onSubmit={refuseWith(refusal)} findBlamed={() => "city"} />);
    await fillIn();
    await press();
    await expect.element(field("City")).toHaveAccessibleDescription("Taken");
  });

  it.each([
    [
      "a field it does not have",
      new ApiError(400, "Too many pictures", "pass.images", "images.0"),
      "Too many pictures",
    ],
    ["nothing a person can use", new Error("undefined is not a function"), "It did not work"],
  ])("stands itself for a failure that names %s, until it is sent again", async (_name, error, text) => {
    const onSubmit = vi.fn<() => Promise<void>>().mockRejectedValueOnce(error).mockResolvedValueOnce();
    await render(<PassForm onSubmit={onSubmit} />);
    await fillIn();
    await press();
    await expect.element(page.getByRole("alert")).toHaveTextContent(text);
    await press();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });

  it("knows whether something is unsaved", async () => {
    await render(<PassForm />);
    const status = page.getByRole("status");
    await expect.element(status).toHaveTextContent("as it was");
    await field("Name").fill("Zip");
    await expect.element(status).toHaveTextContent("unsaved");
    await field("Name").clear();
    await expect.element(status).toHaveTextContent("as it was");
  });

  it("takes no more code points than the field does", async () => {
    await render(<PassForm />);
    await field("Name").fill("🦴🦴🦴🦴");
    await expect.element(field("Name")).toHaveValue("🦴🦴🦴");
  });
});
