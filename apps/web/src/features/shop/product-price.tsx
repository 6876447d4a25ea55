import { formatMoney, moneyOfAmount } from '@dayplate/money'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import { Price } from '../../ui/price/price.tsx'
import type { AmountFragment, ProductPriceFragment } from './shop.gen.ts'

/** The current price. For a reduced price also the previous one and the lowest price of 30 days, which the law requires. */
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
