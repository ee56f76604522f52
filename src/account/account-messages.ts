import { msg } from '@lingui/core/macro'
import { PASSKEY_NAME_MAX } from '../auth/passkeys/passkey.ts'
import { AUTH_MESSAGES } from '../auth/auth-messages.ts'
import type { MessageDescriptor } from '../i18n/messages.ts'
import { PASSWORD_LIMITS, type Weakness } from './password/password.ts'

const { min, max } = PASSWORD_LIMITS

/** Why a password is too weak. */
export const WEAKNESS_WORDS: Record<Weakness, MessageDescriptor> = {
  length: msg`Please use at least ${min} characters.`,
  too_long: msg`Please use at most ${max} characters.`,
  common: msg`This password is too common.`,
  personal: msg`Please leave out your name, your address and ours.`,
  repetitive: msg`Please use more different characters.`,
}

export const ACCOUNT_MESSAGES = {
  weak_password: msg`This password is too weak.`,
  same_password: msg`This is the password you have already.`,
  wrong_current: msg`The current password is not right.`,
  not_the_same: msg`The passwords don't match.`,
  code_needed: msg`Please confirm with a code first.`,
  wrong_code: AUTH_MESSAGES.otp_expired,
  profile_updated: msg`Profile updated successfully!`,
  password_updated: msg`Password updated successfully!`,
  code_sent: msg`We have sent a code to your e-mail.`,
  device_signed_out: msg`The device is signed out.`,
  app_disconnected: msg`The program is disconnected.`,
  passkey_added: msg`The passkey was added.`,
  passkey_renamed: msg`The passkey has its new name.`,
  passkey_removed: msg`The passkey was removed. Please delete it on its device, too.`,
  passkey_name: msg`Please give a name of at most ${PASSKEY_NAME_MAX} characters.`,
  too_many_passkeys: msg`You have as many passkeys as an account can have. Please remove one first.`,
} satisfies Record<string, MessageDescriptor>
