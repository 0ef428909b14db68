// Reads codes from the phone's camera. The reader is loaded when the camera is first asked for.

export interface Camera {
  stop(): void;
}

const pauseMs = 120;
// A voucher's code has many small squares: a picture as small as the window on the page would blur them.
const wanted = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 1280 } };

/** Starts the rear camera and calls `onCode` with each text that it reads, until stopped. Throws when there is none. */
export async function startCamera(video: HTMLVideoElement, onCode: (text: string) => void): Promise<Camera> {
  const { QRCamera, QRCanvas } = await import('qr/dom.js');
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: wanted });
  const camera = new QRCamera(video, stream);
  const canvas = new QRCanvas();
  let isStopped = false;
  const look = async () => {
    while (!isStopped) {
      // A frame that cannot be read is the rule; the next one comes at once.
      const read = await camera.readFrame(canvas).catch(() => undefined);
      if (typeof read === 'string' && !isStopped) onCode(read);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  void look();
  return {
    stop() {
      isStopped = true;
      camera.stop();
      canvas.clear();
    },
  };
}
