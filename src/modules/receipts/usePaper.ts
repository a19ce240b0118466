import { useState } from 'react';
import { type Paper, receiptIssue, receiptOpen } from '@/contracts/calls/services/receipt';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { isAppError } from '@/core/appError';
import { documents } from '@/platform/documents';
import type { LocalFile } from '@/platform/types';
import { showError } from '@/state/client/showError';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';

export interface ReadyPaper {
  paper: Paper;
  file: LocalFile;
  link: string;
}

export interface Papers {
  ready: ReadyPaper | null;
  busy: boolean;
  make: (params: ParamsOf<typeof receiptIssue>) => Promise<void>;
  reopen: (paperId: string) => Promise<void>;
  close: () => void;
}

/** Finds or makes it and downloads it: one tap then opens it. */
export function usePaper(): Papers {
  const issue = useCallMutation(receiptIssue);
  const open = useCallMutation(receiptOpen);
  const [ready, setReady] = useState<ReadyPaper | null>(null);
  const [busy, setBusy] = useState(false);
  const bring = async (asked: Promise<{ paper: Paper; link: string }>): Promise<void> => {
    setBusy(true);
    try {
      const { paper, link } = await asked;
      setReady({ paper, link, file: await documents.fetch(link, paper.fileName) });
    } catch (error) {
      if (isAppError(error)) showError(error);
      else showToast({ messageKey: 'general.receipts.fetchFailed' });
    } finally {
      setBusy(false);
    }
  };
  return {
    ready,
    busy,
    make: (params) => bring(issue.mutateAsync(params)),
    reopen: (paperId) => bring(open.mutateAsync({ paperId })),
    close: () => setReady(null),
  };
}
