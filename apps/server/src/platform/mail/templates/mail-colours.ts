/** The colours of tokens.css that mails use, copied because mail programs do not support variables. A test compares them. */
export const LIGHT = {
  bg: '#f6f5f0',
  surface: '#ffffff',
  ink: '#1e211b',
  'ink-2': '#53584d',
  'ink-3': '#686d61',
  line: '#e5e3d9',
  primary: '#1b6547',
  'on-primary': '#ffffff',
  'brand-sun': '#e4ec9f',
} as const

export const DARK = {
  bg: '#121510',
  surface: '#1c201a',
  ink: '#f3f4ec',
  'ink-2': '#bdc3b4',
  'ink-3': '#9ba291',
  line: '#2f352c',
  primary: '#8fd3a9',
  'on-primary': '#0b2b1c',
} as const
