import { WEB_FOLDER } from '../platform/http/web-folder.ts'
import { accountCommands } from './account-commands.ts'
import type { AdminCommand } from './admin-command.ts'
import { backupCommands } from './backup-commands.ts'
import { catalogueCommands } from './catalogue-commands.ts'
import { codeCommands } from './code-commands.ts'
import { contactCommands } from './contact-commands.ts'
import { grantCommands } from './grant-commands.ts'
import type { Machine } from './machine.ts'
import { mailCommands } from './mail-commands.ts'
import { newsletterCommands } from './newsletter-commands.ts'
import { planCommands } from './plan-commands.ts'
import { productCommands } from './product-commands.ts'
import { promoCodeCommands } from './promo-code-commands.ts'

/** All commands, in the order of the help. */
export const allCommands = ({ randomBytes, erasedPeopleFile }: Machine): readonly AdminCommand[] => [
  ...accountCommands(erasedPeopleFile),
  ...grantCommands,
  ...codeCommands(randomBytes),
  ...promoCodeCommands,
  ...productCommands,
  ...contactCommands,
  ...mailCommands,
  ...newsletterCommands(WEB_FOLDER),
  ...catalogueCommands,
  ...planCommands,
  ...backupCommands({ randomBytes, erasedPeopleFile }),
]
