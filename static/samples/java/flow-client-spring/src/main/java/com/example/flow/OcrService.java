package com.example.flow;

import com.jadice.flow.controller.client.connector.FlowJobClient;
import com.jadice.flow.controller.model.Item;
import com.jadice.flow.controller.model.Part;
import com.jadice.flow.controller.rest.JobInformation;
import com.jadice.flow.controller.rest.JobRequest;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Service;

/** Runs the job template "ocr" on a document that is already in the data store. */
@Service
public class OcrService {
  /** Threads of requests share this service, but no client: each call gets its own. */
  private final ObjectProvider<FlowJobClient> clients;

  public OcrService(ObjectProvider<FlowJobClient> clients) {
    this.clients = clients;
  }

  /** Starts the job. Keep the job ID together with your own record, then you find the job again. */
  public long start(String address, String mimeType) throws Exception {
    Part part = new Part();
    part.setUrl(address);
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
}
