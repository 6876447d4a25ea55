import type { Page } from 'playwright-core'

/** Presses a button that asks first, and answers: by default with what the button does, which the answer repeats. */
export async function answerQuestion(page: Page, deed: string, choice = deed): Promise<void> {
  await page.getByRole('button', { name: deed }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: choice }).click()
}
