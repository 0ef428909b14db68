import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Popup } from '../../../ui/Popup.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { closePopup } from '../../../ui/popup.ts';
import { t } from '../t.ts';
import type { RequestWork } from './use-request.ts';

/** No, with a word for the guest if the host has one. */
export function DeclinePopup({ request }: { readonly request: RequestWork }) {
  const [reason, setReason] = useState('');
  return (
    <Popup name="request-decline" title={t('request.declineTitle')} size="medium">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p>{t('request.declineLead')}</p>
        <TextArea
          label={t('request.reason')}
          note={t('optional')}
          maxLength={500}
          rows={2}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="grid gap-2.5 phone:grid-cols-2">
          <Button kind="secondary" onClick={() => closePopup('request-decline')}>
            {t('back')}
          </Button>
          <Button
            kind="danger"
            loading={request.busy}
            loadingLabel={t('busy')}
            onClick={() => request.answer('decline', reason)}
          >
            {t('request.declineYes')}
          </Button>
        </div>
      </div>
    </Popup>
  );
}
