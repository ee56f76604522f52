import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '../i18n/messages.ts'
import type { Category } from './article.ts'

export const CATEGORY_WORDS: Record<Category, MessageDescriptor> = {
  planning: msg`Planning`,
  'city-trips': msg`City trips`,
  'with-kids': msg`With kids`,
  money: msg`Money`,
  'on-the-way': msg`On the way`,
}
