/** The nutrients that have a colour of their own. */
export type MacroName = 'protein' | 'fat' | 'carbs'

/** The colour of a macro in the theme in use. */
export const macroColour = (macro: MacroName): string => `var(--${macro})`
