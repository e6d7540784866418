import {
  type CodeOf,
  type ErrorCatalogue,
  type ErrorDefinition,
  type ErrorFacts,
  fillErrorMessage,
} from "#shared/error-catalogue.ts";
import type { ErrorDetails } from "#shared/error-details.ts";
import type { FormProblem } from "#shared/form-problem.ts";
import { platformErrors } from "./platform.errors.ts";

interface Failure {
  status: number;
  code: string;
  message: string;
  field?: string | undefined;
  details?: ErrorDetails | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** A failure that is answered as it is: `message` reaches the visitor. Made by `createError`, from a catalogue. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly details: ErrorDetails | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor({ status, code, message, field, details, headers = {} }: Failure) {
    super(message);
    this.name = "AppError";
    this.status = status;
    this.code = code;
    this.field = field;
    this.details = details;
    this.headers = headers;
  }
}

type ThrownFacts<Definition> = ErrorFacts<Definition> & { headers?: Readonly<Record<string, string>> };

/** Nothing has to be told where the sentence has no values and no field is to blame. */
type Told<Definition> =
  Record<never, never> extends ThrownFacts<Definition>
    ? [facts?: ThrownFacts<Definition>]
    : [facts: ThrownFacts<Definition>];

export function createError<Catalogue extends ErrorCatalogue, Code extends CodeOf<Catalogue>>(
  catalogue: Catalogue,
  code: Code,
  ...[facts]: Told<Catalogue[Code]>
): AppError {
  const { status, message } = catalogue[code] as ErrorDefinition;
  return new AppError({ status, code, ...facts, message: fillErrorMessage(message, facts ?? {}) });
}

export function createUnauthorizedError(): AppError {
  return createError(platformErrors, "session.missing");
}

export function createForbiddenError(): AppError {
  return createError(platformErrors, "access.denied");
}

/** Answers 400 with the first problem that a form rule has found, if any. */
export function throwIfInvalid(problem: FormProblem<string> | undefined): void {
  if (problem !== undefined) throw new AppError({ status: 400, ...problem });
}
