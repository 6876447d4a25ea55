/**
 * Hides the warnings that oidc-provider prints for operators of real providers, because they do not apply to a
 * stand-in.
 */
export function quietLibrary(): void {
  for (const method of ['info', 'warn'] as const) {
    const tell = console[method].bind(console)
    console[method] = (...words: readonly unknown[]) => {
      if (!String(words[0]).includes('oidc-provider ')) tell(...words)
    }
  }
}
