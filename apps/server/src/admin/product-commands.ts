import { findOfferedProducts, saveProductChange, type ProductChange } from '../modules/shop/index.ts'
import { instantOf, systemClock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { changed, done, misused, refused, type AdminCall, type AdminCommand } from './admin-command.ts'
import { quoteValue } from './quote-value.ts'
import { readOptions, zlotys } from './read-options.ts'
import { textTable } from './text-table.ts'
import { zlotysText } from './zlotys-text.ts'

async function productsText(db: Database): Promise<string> {
  const rows = (await findOfferedProducts(db)).map((product) => [
    product.id,
    product.name.en,
    zlotysText(product.regularGrosze),
    product.promoGrosze === null ? '' : zlotysText(product.promoGrosze),
    product.isOnSale ? 'on sale' : 'not on sale',
  ])
  return textTable(['number', 'product', 'price', 'reduced', 'state'], rows)
}

const list: AdminCommand = {
  name: 'products list',
  writes: false,
  usage: '',
  example: '',
  summary: 'Lists the products of this release as this installation offers them.',
  options: {},
  arguments: [],
  run: ({ withDatabase }) => withDatabase(async (db) => done(await productsText(db))),
}

const set: AdminCommand = {
  name: 'products set',
  writes: true,
  usage: '<number> [--price <zlotys> | --release-price] [--show | --hide]',
  summary:
    'Sets a product’s price (not shown as a reduction) or restores the release price; shows or hides the product.',
  example: '2 --price 149.90',
  options: {
    price: { type: 'string' },
    'release-price': { type: 'boolean' },
    show: { type: 'boolean' },
    hide: { type: 'boolean' },
  },
  arguments: [{ name: '<number>', takes: 'takes the number of a product, as products list shows it' }],
  run: async (call) => {
    const read = readOptions(call, { price: zlotys.optional() })
    if (read.kind === 'misused') return read.outcome
    const change = changeAsked(call, read.values.price)
    if (typeof change === 'string') return misused(change)
    const [number = ''] = call.positionals
    return call.withDatabase(async (db) => {
      const product = (await findOfferedProducts(db)).find(({ id }) => String(id) === number)
      if (product === undefined)
        return refused(`No product ${quoteValue(number)}. Run "products list" to see all. Nothing was changed.`)
      await saveProductChange(db, product.id, { change, now: instantOf(systemClock) })
      return changed(await productsText(db))
    })
  },
}

/** The requested change, or what is wrong with the options. */
function changeAsked({ isSet }: AdminCall, priceGrosze: number | undefined): Partial<ProductChange> | string {
  const [isReset, isShown, isHidden] = [isSet('release-price'), isSet('show'), isSet('hide')]
  if (isShown && isHidden) return 'Give either --show or --hide.'
  if (isReset && priceGrosze !== undefined) return 'Give either --price <zlotys> or --release-price.'
  if (!isReset && priceGrosze === undefined && !isShown && !isHidden)
    return 'Give what to change: --price <zlotys>, --release-price, --show or --hide.'
  return {
    ...(isShown || isHidden ? { isOnSale: isShown } : {}),
    ...(isReset || priceGrosze !== undefined ? { priceGrosze: priceGrosze ?? null } : {}),
  }
}

export const productCommands: readonly AdminCommand[] = [list, set]
