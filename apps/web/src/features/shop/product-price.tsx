import { formatMoney, moneyOfAmount } from '@dayplate/money'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import { Price } from '../../ui/price/price.tsx'
import type { AmountFragment, ProductPriceFragment } from './shop.gen.ts'

/** What a product costs now; a reduced one also before, with the lowest price of 30 days as the law asks. */
export function ProductPrice({ price: { regular, promo, lowestIn30Days } }: { readonly price: ProductPriceFragment }) {
  const t = useT()
  const language = useLanguage()
  const format = ({ amount, currency }: AmountFragment) => formatMoney(moneyOfAmount(amount, currency), language)
  const isReduced = promo.amount < regular.amount
  return (
    <Price
      now={format(promo)}
      before={isReduced ? { label: t('shop/price/regular'), price: format(regular) } : undefined}
      note={lowestIn30Days ? t('shop/price/lowest', { price: format(lowestIn30Days) }) : undefined}
    />
  )
}
