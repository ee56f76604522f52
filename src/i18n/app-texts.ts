import { messages as de } from '../../locales/de/app.po'
import { messages as en } from '../../locales/en/app.po'
import { addTexts } from './messages.ts'

/** The texts of all pages and e-mails that a Worker does not start with; whoever loads those imports this. */
addTexts({ de, en })
