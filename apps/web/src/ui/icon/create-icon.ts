import { createElement, type SVGProps } from 'react'

/** A shape of a drawing: its element and that element's attributes. */
type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>]

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in CSS pixels. */
  readonly size?: number | string
}

/** Side of the square that Lucide draws on, and of an icon without a size. */
const SIDE = 24

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A component that draws the shapes. The build gives it the drawings of Lucide (`vite-plugins/small-icons.ts`). */
export const createIcon = (shapes: readonly Shape[]) =>
  function Icon({ size = SIDE, className = '', ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        viewBox: `0 0 ${SIDE} ${SIDE}`,
        width: size,
        height: size,
        ...STROKE,
        'aria-hidden': true,
        className: `lucide ${className}`,
        ...rest,
      },
      ...shapes.map(([element, attributes]) => createElement(element, attributes)),
    )
  }
