import { hasAccess } from '@dayplate/rules/access'
import type { Context } from '../../platform/graphql/context.ts'
import { findAccess } from '../access/index.ts'
import type { ShelvedArticle } from './shelf/index.ts'

/** Whether the caller of a request has access to the diet. Looked up once, because all articles of an answer ask. */
const paying = new WeakMap<Context, Promise<boolean>>()

/** Whether the caller may read the text of an article. Visitors, and people whose access has ended, read free ones. */
export function mayRead({ reveal }: ShelvedArticle, context: Context): Promise<boolean> {
  if (reveal === 'free') return Promise.resolve(true)
  const known = paying.get(context) ?? isPaying(context)
  paying.set(context, known)
  return known
}

async function isPaying(context: Context): Promise<boolean> {
  const viewer = await context.findViewer()
  if (viewer === null) return false
  const { userId } = viewer
  return hasAccess(await findAccess(context.services.db, { userId, product: 'diet', today: await context.today() }))
}
