import { z } from 'zod'
import type { Operator } from '../modules/content/pages/index.ts'

/** The longest line that fits a page. */
const LINE_MAX_LENGTH = 300

const line = z.string().trim().min(1).max(LINE_MAX_LENGTH, `must have at most ${LINE_MAX_LENGTH} characters`).optional()

/** The operator's details in the terms, the privacy policy and the page about the product: see docs/configuration.md. */
export const operatorVariables = {
  OPERATOR_NAME: line,
  OPERATOR_ADDRESS: line,
  OPERATOR_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  /** The contact for questions about data; by default the e-mail address. */
  OPERATOR_DATA_CONTACT: line,
  /** The supervisory authority for complaints about data. */
  OPERATOR_AUTHORITY: line,
  /** A folder with the operator's own paragraphs or pages. */
  OPERATOR_TEXTS: z.string().min(1).optional(),
}

type OperatorVariables = { readonly [Name in keyof typeof operatorVariables]?: string | undefined }

export const operatorOf = (variables: OperatorVariables): Operator => ({
  name: variables.OPERATOR_NAME ?? null,
  address: variables.OPERATOR_ADDRESS ?? null,
  email: variables.OPERATOR_EMAIL ?? null,
  dataContact: variables.OPERATOR_DATA_CONTACT ?? variables.OPERATOR_EMAIL ?? null,
  authority: variables.OPERATOR_AUTHORITY ?? null,
})

const NEEDED = {
  OPERATOR_NAME: 'Name who runs this installation, as the terms and the privacy policy show it',
  OPERATOR_ADDRESS: 'Name the postal address of who runs this installation',
  OPERATOR_EMAIL: 'Name the e-mail address people write to, for example help@dayplate.example',
}

/**
 * Details that real users must be given: the provider of the service and the controller of their data (GDPR, article 13(1)(a)).
 */
export const operatorViolations = (variables: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(NEEDED).flatMap(([name, remedy]) =>
    variables[name] === undefined ? [`${name}: is missing. ${remedy}`] : [],
  )
