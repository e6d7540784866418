import {
  type CodeOf,
  type ErrorCatalogue,
  type ErrorDefinition,
  type ErrorFacts,
  fillErrorMessage,
} from "./error-catalogue.ts";
import type { ErrorDetails } from "./error-details.ts";

/** What is wrong with a form first, found by a rule that browser and server share. */
export interface FormProblem<Field extends string> {
  field: Field;
  code: string;
  /** The English sentence of the code. */
  message: string;
  details?: ErrorDetails;
}

/** The codes with which a form is refused. */
type FormCode<Catalogue> = {
  [Code in CodeOf<Catalogue>]: Catalogue[Code] extends { status: 400 } ? Code : never;
}[CodeOf<Catalogue>];

export function createProblem<
  Catalogue extends ErrorCatalogue,
  Code extends FormCode<Catalogue>,
  const Field extends string,
>(catalogue: Catalogue, code: Code, facts: ErrorFacts<Catalogue[Code]> & { field: Field }): FormProblem<Field> {
  const { message } = catalogue[code] as ErrorDefinition;
  const { field, details }: { field: Field; details?: ErrorDetails | undefined } = facts;
  return { field, code, message: fillErrorMessage(message, facts), ...(details && { details }) };
}
