import type { Article, Articles } from '@dayplate/catalogue/articles'

/** A free article of the diet category, unless changed. */
const article = (id: number, change: Partial<Article> = {}): Article => ({
  id,
  slug: `words-of-${id}`,
  category: 'diet',
  changedOn: '2026-11-10',
  isPinned: false,
  reveal: 'free',
  picture: { kind: 'icon', icon: 'timer' },
  title: `Title ${id}`,
  teaser: `Teaser of ${id}`,
  lead: `Lead of ${id} with <signs> & "quotes"`,
  summary: `Summary of ${id}`,
  cta: null,
  html: `<p>Text of ${id}</p>\n`,
  ...change,
})

const ENGLISH: readonly Article[] = [
  ...Array.from({ length: 9 }, (_, index) => article(index + 1)),
  article(10, { title: 'Title </script><script>alert(1)</script>' }),
  article(11, {
    category: 'tips',
    reveal: 'paying',
    isPinned: true,
    changedOn: '2026-11-01',
    picture: { kind: 'meal', mealId: 'greek-salad-with-butter-beans' },
    cta: { label: 'Open your plan', url: '/day-plan' },
    html: '<p>Paid words</p>\n',
  }),
  article(12, { category: 'tips', changedOn: '2026-11-20' }),
]

/** Twelve articles: ten free ones, a pinned one for paying people, and a newer one. None is about workouts. */
export const SAMPLE_ARTICLES: Articles = {
  en: ENGLISH,
  pl: ENGLISH.map((one) => ({ ...one, slug: `slowa-${one.id}`, title: `Tytuł ${one.id}` })),
}
