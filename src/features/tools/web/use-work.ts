import { useState } from "react";
import { reportError } from "#web/lib/report-error.ts";
import { toast } from "#web/ui/toast.ts";

interface WorkFailure {
  /** For the log. */
  doing: string;
  title: string;
  description: string;
}

/** Runs the named tasks of a tool's buttons: which one is busy, and a failure logged and told. */
export function useWork<Name extends string>({ doing, title, description }: WorkFailure) {
  const [busyWith, setBusyWith] = useState<Name>();

  async function work(name: Name, task: () => Promise<void>): Promise<void> {
    setBusyWith(name);
    try {
      await task();
    } catch (error) {
      reportError(error, doing);
      toast({ title, description, variant: "destructive" });
    } finally {
      setBusyWith(undefined);
    }
  }

  return { busyWith, work };
}
