// Alone in its file: the router reads it with every address, long before anybody needs the wizard's rules.

/** Steps of the wizard in order; the start date is among them (decisions, "Measurements, hydration, goals"), and so is what one leaves out. */
export const WIZARD_STEPS = [
  'start',
  'diet-id',
  'sex-birthday-height',
  'weight',
  'goal',
  'activity-level',
  'exclusions',
  'start-date',
  'finish',
] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]
