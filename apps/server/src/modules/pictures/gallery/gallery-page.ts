import { foods as releaseFoods } from '@dayplate/catalogue'
import { PICTURES_PATH, pictureUrls } from '../picture-urls.ts'
import type { Choice, Found } from './gallery-filter.ts'
import type { GalleryMeal } from './gallery-meals.ts'
import { galleryScript } from './gallery-script.ts'
import { galleryStyle } from './gallery-style.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** `open-sandwich` → `open sandwich`. */
const spoken = (id: string): string => id.replaceAll('-', ' ')

function select({ name, values, chosen }: Choice): string {
  const options = values.map(
    (value) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${escaped(spoken(value))}</option>`,
  )
  return `<label>${name}<select name="${name}"><option value="">all</option>${options.join('')}</select></label>`
}

const filters = (choices: readonly Choice[]): string =>
  `<form method="get">${choices.map(select).join('')}<button>Show</button></form>`

const SHOW_ALL = '<a href="?">Show all meals</a>'

/** What was found, or why nothing was. */
function foundText({ choices, unknown, meals }: Found): string {
  const wrong = unknown.map(
    ({ name, values, chosen }) =>
      `<p>There is no ${name} “${escaped(chosen ?? '')}”. There are ${values.map(spoken).join(', ')}.</p>`,
  )
  if (wrong.length > 0) return `${wrong.join('')}<p>${SHOW_ALL}</p>`
  const chosen = choices.flatMap((choice) => (choice.chosen === null ? [] : spoken(choice.chosen)))
  if (meals.length === 0) return `<p>No meal is found for ${chosen.join(' and ')}. ${SHOW_ALL}</p>`
  return `<p>${meals.length === 1 ? '1 meal' : `${meals.length} meals`}${chosen.length === 0 ? '' : `. ${SHOW_ALL}`}</p>`
}

type Theme = 'light' | 'dark'

/** The small file of a picture in a theme; an SVG drawing is the same in both. */
const smallFile = (picture: string, theme: Theme): string =>
  picture.replace('-640.webp', '-320.webp').replace('.webp', `${theme === 'dark' ? '-dark' : ''}.avif`)

function image(picture: string, theme: Theme, side: number): string {
  const file = smallFile(picture, theme)
  return `<img class="${theme}" src="${file}" data-file="${file}" alt="" width="${side}" height="${side}" loading="lazy">`
}

const pair = (picture: string, side: number): string =>
  `<div class="pair">${image(picture, 'light', side)}${image(picture, 'dark', side)}</div>`

function card(meal: GalleryMeal): string {
  const { name, type, forms, vessel, picture } = meal
  const form = vessel === null ? 'no form: older drawing' : `${forms.map(spoken).join(', ')} · ${spoken(vessel)}`
  const large = picture.replace('.webp', '.avif')
  return `<li class="card ${type}">${pair(picture, 320)}
<div class="words"><h3><a href="${large}">${escaped(name)}</a></h3><p>${escaped(form)}</p></div></li>`
}

const small = (pictures: string, name: string): string =>
  `<li class="card">${pictures}<span>${escaped(name)}</span></li>`

const PLATES = ['empty', 'cleared', 'broken'] as const

/** The foods of the meals that were found, or all without a filter. */
function foodsOf({ choices, meals }: Found): typeof releaseFoods {
  if (choices.every(({ chosen }) => chosen === null)) return releaseFoods
  const used = new Set(meals.flatMap(({ foodIds }) => foodIds))
  return releaseFoods.filter(({ id }) => used.has(id))
}

function smallPictures(found: Found): string {
  const plates = PLATES.map((kind) => small(image(`${PICTURES_PATH}/plates/${kind}.svg`, 'light', 72), kind))
  const foods = foodsOf(found).map((food) => small(pair(pictureUrls.food(food), 72), spoken(food.id)))
  return `<h2 id="plates">Plates of messages</h2><ul class="grid small">${plates.join('')}</ul>
<h2 id="foods">Foods</h2><ul class="grid small">${foods.join('')}</ul>`
}

/** Said where pictures that are not kept stay the older drawing. */
const NONE_IS_DRAWN = 'This server draws no pictures. Meals without a kept one show their older drawing.'

/** The gallery of all pictures as a page of HTML. It loads each picture when it comes into view. */
export const galleryPage = (found: Found, isDrawing: boolean): string => `<!doctype html>
<html lang="en">
<head>
<link rel="icon" href="data:,">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Food pictures</title>
<style>${galleryStyle}</style>
</head>
<body><h1>Food pictures</h1>
<p>Every meal and its foods in both themes. The name of a meal leads to its large picture. Below: <a href="#plates">plates of messages</a>, <a href="#foods">foods</a>.</p>
${filters(found.choices)}
<p role="status">${isDrawing ? '' : NONE_IS_DRAWN}</p>
<main>${foundText(found)}
<ul class="grid">${found.meals.map(card).join('\n')}</ul>
${smallPictures(found)}</main>
${isDrawing ? `<script>${galleryScript}</script>` : ''}
</body>
</html>
`
