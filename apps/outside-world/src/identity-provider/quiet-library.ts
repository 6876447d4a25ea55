/** oidc-provider tells operators of real providers what they must not leave as it is. Ours is a stand-in, and stays as it is. */
export function quietLibrary(): void {
  for (const method of ['info', 'warn'] as const) {
    const tell = console[method].bind(console)
    console[method] = (...words: readonly unknown[]) => {
      if (!String(words[0]).includes('oidc-provider ')) tell(...words)
    }
  }
}
