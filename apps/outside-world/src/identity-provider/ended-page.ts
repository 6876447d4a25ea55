import { escapeText, pageHead } from './page-head.ts'

export interface EndedPage {
  /** Who is played: Google. */
  readonly provider: string
  readonly productUrl: string
}

/** Where the choice was made before, or waited too long: after going back in the browser, for example. */
export const endedPage = ({ provider, productUrl }: EndedPage): string => `${pageHead(provider)}
<p>You have chosen here before, or it was too long ago. Begin again in Dayplate.</p>
<p><a href="${escapeText(productUrl)}">Back to Dayplate</a></p>
</html>`
