// Alone in its file: the router reads it with every address, long before anybody needs the wizard's rules.

/** Steps of the wizard in order; the start date is among them (decisions, "Measurements, hydration, goals"). */
export const WIZARD_STEPS = [
  'start',
  'diet-id',
  'sex-birthday-height',
  'weight',
  'goal',
  'activity-level',
  'start-date',
  'finish',
] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]
