import { useState } from "react";
import { reportError } from "#web/lib/report-error.ts";
import { toast } from "#web/ui/toast.ts";

interface ActionFailure {
  /** For the log. */
  doing: string;
  title: string;
  description: string;
}

/** Runs the actions of a tool's buttons: which one is busy, and a failure logged and told. */
export function useAsyncAction<Name extends string>({ doing, title, description }: ActionFailure) {
  const [busyWith, setBusyWith] = useState<Name>();

  async function run(name: Name, action: () => Promise<void>): Promise<void> {
    setBusyWith(name);
    try {
      await action();
    } catch (error) {
      reportError(error, doing);
      toast({ title, description, variant: "destructive" });
    } finally {
      setBusyWith(undefined);
    }
  }

  return { busyWith, run };
}
