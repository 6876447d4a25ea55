// Drawn in the style of the food pictures: seen from above, light from the top left, flat colours, two soft steps of
// shadow.

const BOX = 'viewBox="-160 -160 320 320" width="640" height="640"'
const picture = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${BOX} stroke-linecap="round">${content}</svg>`

const SHADOW =
  '<ellipse cx="7" cy="16" rx="106" ry="105" fill="#3B2A12" opacity=".1"/>' +
  '<ellipse cx="4" cy="8" rx="106" ry="106" fill="#3B2A12" opacity=".13"/>'
const GLOSS = '<path d="M-84-40A93 93 0 0 1-40-84" fill="none" stroke="#FFF" stroke-width="4" opacity=".35"/>'

/** Inner radius of both vessels, in their own units of 320 per side. */
export const INSIDE_RADIUS = 91

/** Empty vessels. */
export const VESSELS = {
  pan: picture(
    '<g transform="rotate(42)"><rect x="96" y="-6" width="62" height="20" rx="10" fill="#3B2A12" opacity=".13"/>' +
      '<rect x="94" y="-11" width="62" height="22" rx="11" fill="#3A4142"/>' +
      '<circle cx="145" r="4.5" fill="#2B3132"/></g>' +
      `${SHADOW}<circle r="106" fill="#343B3C"/><circle cx="-.6" cy="-1" r="104" fill="#4A5354"/>` +
      `<circle r="94" fill="#2F3637"/><circle cy="2" r="92" fill="#414A4B"/>${GLOSS}`,
  ),
  pot: picture(
    '<rect x="-132" y="-20" width="264" height="48" rx="20" fill="#3B2A12" opacity=".12"/>' +
      '<rect x="-132" y="-27" width="264" height="48" rx="20" fill="#4E7F78"/>' +
      '<rect x="-121" y="-16" width="242" height="26" rx="11" fill="#E5EDC4"/>' +
      `${SHADOW}<circle r="106" fill="#4E7F78"/><circle cx="-.6" cy="-1" r="104" fill="#639A91"/>` +
      `<circle r="94" fill="#CFC8BA"/><circle cy="2" r="92" fill="#EFEAE0"/>${GLOSS}`,
  ),
} as const

/** A poured liquid that fills the inside. */
export const liquid = (colour: string): string =>
  picture(
    `<circle cy="1" r="${INSIDE_RADIUS}" fill="${colour}"/>` +
      '<path d="M-62-30A70 70 0 0 1-26-64" fill="none" stroke="#FFF" stroke-width="6" opacity=".22"/>' +
      '<circle cx="34" cy="38" r="7" fill="#FFF" opacity=".14"/><circle cx="-40" cy="46" r="4" fill="#FFF" opacity=".14"/>',
  )

/** A small bowl for pouring. */
export const smallBowl = (colour: string): string =>
  picture(
    '<circle cx="6" cy="14" r="136" fill="#3B2A12" opacity=".14"/><circle r="132" fill="#E9E4DB"/>' +
      `<circle cx="-1" cy="-2" r="130" fill="#FFF"/><circle r="112" fill="#DAD3C6"/><circle cy="3" r="110" fill="${colour}"/>` +
      '<path d="M-70-40A80 80 0 0 1-34-74" fill="none" stroke="#FFF" stroke-width="8" opacity=".3"/>',
  )

/** One curl of steam. */
export const STEAM = picture(
  '<path d="M0 120C-46 80 44 50 0 6S42-64-6-120" fill="none" stroke="#FFF" stroke-width="30" opacity=".35"/>' +
    '<path d="M0 120C-46 80 44 50 0 6S42-64-6-120" fill="none" stroke="#FFF" stroke-width="14" opacity=".55"/>',
)
