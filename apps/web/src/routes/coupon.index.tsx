import { createFileRoute } from '@tanstack/react-router'
import { PromoCodePage } from '../features/promo-codes/promo-code-page.tsx'
import { loadMessages, suggestLanguage } from '../platform/i18n/i18n.ts'

/** The address on English leaflets. */
export const Route = createFileRoute('/coupon/')({
  loader: async ({ preload }) => {
    if (!preload) await suggestLanguage('en')
    await loadMessages('promo-codes')
  },
  staticData: { title: 'title/promo-code' },
  component: PromoCodePage,
})
