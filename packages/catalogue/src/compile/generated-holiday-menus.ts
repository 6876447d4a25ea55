import type { HolidayMenu } from '../holidays/index.ts'

/** Text of the TypeScript module that exports the menus of holidays; one a line keeps two builds comparable. */
export function generatedHolidayMenus(menus: readonly HolidayMenu[]): string {
  return [
    '// Written by packages/catalogue/build.ts from holiday-menus.csv. Changes here are lost.',
    "import type { HolidayMenu } from '../holidays/index.ts'",
    '',
    'export const holidayMenus: readonly HolidayMenu[] = [',
    ...menus.map((menu) => `  ${JSON.stringify(menu)},`),
    ']',
    '',
  ].join('\n')
}
