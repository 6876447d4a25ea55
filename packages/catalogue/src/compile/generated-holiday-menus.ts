import type { HolidayMenu } from '../holidays/index.ts'

/**
 * Source of the TypeScript module that exports the holiday menus, with one menu per line, so that two builds can be
 * compared.
 */
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
