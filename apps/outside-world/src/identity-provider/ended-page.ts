import { escapeText, pageHead } from './page-head.ts'

export interface EndedPage {
  /** The imitated provider's name, such as Google. */
  readonly provider: string
  readonly productUrl: string
}

/** Shown when a person was already chosen or the page was open too long, for example after the browser's Back. */
export const endedPage = ({ provider, productUrl }: EndedPage): string => `${pageHead(provider)}
<p>You have chosen here before, or it was too long ago. Begin again in Dayplate.</p>
<p><a href="${escapeText(productUrl)}">Back to Dayplate</a></p>
</html>`
