import { isLanguage } from '@dayplate/messages'
import { suggestLanguage } from '../i18n/i18n.ts'

/**
 * Opens an address in the language of its words, which the server writes into the page, unless the reader has chosen another. The
 * tag is used once, because it belongs to the first page alone.
 */
export async function followLinkedLanguage(): Promise<void> {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="dayplate:language"]')
  tag?.remove()
  if (isLanguage(tag?.content)) await suggestLanguage(tag.content)
}
