import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { CallContext } from '../../runtime';
import { isCardNumber } from '../bank/cardBins';
import { readEmbedded } from '../kyc/embedded';
import { saveFile } from '../storage';
import { livePayee } from './find';

export async function uploadCard(
  context: CallContext,
  { fileNumber }: CallParams<'payee.cardUpload'>,
): Promise<CallAnswer<'payee.cardUpload'>> {
  const file = context.files[0];
  const row = await saveFile(context, file, {
    ownerId: context.payerId,
    purpose: 'bankCard',
    accept: 'image',
    fileNumber,
  });
  const cardNumber = (file ? readEmbedded(file.bytes)?.idNumber : undefined)?.replace(/\s/g, '');
  return {
    ossFileKey: row.key,
    imgFileNameOriginal: row.name,
    ...(cardNumber && isCardNumber(cardNumber) ? { cardNumber } : {}),
  };
}

export async function uploadIdCard(
  context: CallContext,
  params: CallParams<'payee.uploadIdCard'>,
): Promise<CallAnswer<'payee.uploadIdCard'>> {
  const payee = await livePayee(context, params.payeeId);
  const file = context.files[0];
  const row = await saveFile(context, file, {
    ownerId: context.payerId,
    countryCode: payee.country,
    purpose: `payeeId-${params.side}`,
    accept: 'image',
    fileNumber: params.fileNumber,
  });
  const read = file ? readEmbedded(file.bytes) : null;
  return {
    ossFileKey: row.key,
    imgFileNameOriginal: row.name,
    ...(read?.idNumber && params.side === 'front' ? { idNumber: read.idNumber } : {}),
    ...(read?.expiryDate ? { expiryDate: read.expiryDate } : {}),
  };
}
