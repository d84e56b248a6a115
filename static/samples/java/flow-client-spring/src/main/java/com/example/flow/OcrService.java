package com.example.flow;

import com.jadice.flow.controller.client.connector.FlowJobClient;
import com.jadice.flow.controller.client.impl.EurekaStorageService;
import com.jadice.flow.controller.model.Item;
import com.jadice.flow.controller.model.Part;
import com.jadice.flow.controller.rest.JobInformation;
import com.jadice.flow.controller.rest.JobRequest;
import java.io.InputStream;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Service;

/** Uploads a document, runs the job template "ocr" on it and downloads the result. */
@Service
public class OcrService {
  /** Threads of requests share this service, but no client: each call gets its own. */
  private final ObjectProvider<FlowJobClient> clients;
  private final EurekaStorageService storage;

  public OcrService(ObjectProvider<FlowJobClient> clients, EurekaStorageService storage) {
    this.clients = clients;
    this.storage = storage;
  }

  /** Uploads the document and starts the job. Keep the job ID together with your own record, then you find the job again. */
  public long start(String fileName, String mimeType, InputStream document) throws Exception {
    Part part = new Part();
    part.setUrl(storage.upload(fileName, mimeType, document));
    part.setMimeType(mimeType);

    Item item = new Item();
    item.addParts(List.of(part));

    JobRequest request = new JobRequest();
    request.setJobTemplateName("ocr");
    request.getItems().add(item);
    return clients.getObject().createJob(request).getJobExecutionID();
  }

  /** Waits for the end of the job and returns its result parts. */
  public Part[] await(long jobId, int seconds) throws Exception {
    FlowJobClient jobs = clients.getObject();
    JobInformation end = jobs.awaitFinalJobState(jobId, seconds, TimeUnit.SECONDS);
    if (!"FINISHED".equals(end.getStatus())) {
      throw new IllegalStateException("Job " + jobId + " has the status " + end.getStatus());
    }
    return jobs.getResultParts(jobId);
  }

  /** Opens the document of a result part. The caller closes the stream. */
  public InputStream download(Part part) throws Exception {
    return storage.download(part.getUrl());
  }
}
