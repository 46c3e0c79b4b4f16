import type { AccountField } from '@/contract/account-fields';

export const controlId = (name: AccountField): string => `account-${name}`;
