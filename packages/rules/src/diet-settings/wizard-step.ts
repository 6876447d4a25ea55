// In a file of its own, because the router loads it with every address, before the wizard's rules are needed.

/**
 * Steps of the wizard in order, including the start date (decisions, "Measurements, hydration, goals") and exclusions.
 */
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
