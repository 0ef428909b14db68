// Reads QR codes with the camera. The decoder loads on first start.

const pauseMs = 120;
// A voucher's code is dense: request and read a large image.
const constraints = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 1280 } };

/** Calls `onCode` for each text until `ended` aborts. Throws without a camera or permission. */
export async function startCamera(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  ended: AbortSignal,
): Promise<void> {
  const { QRCamera, QRCanvas } = await import('qr/dom.js');
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: constraints });
  if (ended.aborted) return stream.getTracks().forEach((track) => track.stop());
  const camera = new QRCamera(video, stream);
  const canvas = new QRCanvas();
  ended.addEventListener('abort', () => {
    camera.stop();
    canvas.clear();
  });
  const look = async () => {
    while (!ended.aborted) {
      const read = await camera.readFrame(canvas, true).catch(() => undefined);
      if (typeof read === 'string' && !ended.aborted) onCode(read);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  void look();
}
