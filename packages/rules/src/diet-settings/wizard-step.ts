// In a file of its own, because the router loads it with every address, before the wizard's rules are needed.

/** The steps of the wizard, in order. */
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
